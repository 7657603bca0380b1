import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/** The address that members open, without a trailing slash: as configured, else the one that the call was made to. */
export const publicUrlOf = ({ publicUrl }: Config, { protocol, host }: FastifyRequest): string =>
  publicUrl ?? `${protocol}://${host}`;
