import type { Service } from '../Service.ts';
import { perplexity } from './perplexity/perplexity.ts';
import { serper } from './serper/serper.ts';
import { tavily } from './tavily/tavily.ts';
import { web } from './web/web.ts';

/** Every service that the sandbox plays. */
export const services: readonly Service[] = [perplexity, serper, tavily, web];
