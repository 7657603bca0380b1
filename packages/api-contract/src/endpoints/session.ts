import { loginRequest, loginResponse, sessionResponse } from '../auth.ts';
import { anyone, done, own } from './Endpoint.ts';

/** Signing in and out. */
export const sessionEndpoints = {
  login: anyone.post('/api/auth/login', loginRequest, loginResponse, 'session.signed-in', {
    unauthenticated: 'The credentials are wrong',
    limited: 'Too many failed tries; Retry-After says how long',
  }),
  logout: own.post('/api/auth/logout', undefined, done, 'session.signed-out'),
  session: own.get('/api/auth/session', sessionResponse),
} as const;
