import { loginRequest, loginResponse, sessionResponse } from '../auth.ts';
import { done, get, post } from './Endpoint.ts';

/** Signing in and out. */
export const sessionEndpoints = {
  login: { method: 'POST', path: '/api/auth/login', request: loginRequest, response: loginResponse, signedIn: false },
  logout: post('/api/auth/logout', undefined, done),
  session: get('/api/auth/session', sessionResponse),
} as const;
