import type { Service } from '../Service.ts';
import { tavily } from './tavily/tavily.ts';
import { web } from './web/web.ts';

/** Every service that the sandbox plays. */
export const services: readonly Service[] = [tavily, web];
