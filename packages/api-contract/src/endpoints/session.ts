import { loginRequest, loginResponse, sessionResponse } from '../auth.ts';
import { done, own } from './Endpoint.ts';

/** Signing in and out. */
export const sessionEndpoints = {
  login: {
    method: 'POST',
    path: '/api/auth/login',
    request: loginRequest,
    response: loginResponse,
    signedIn: false,
    right: undefined,
  },
  logout: own.post('/api/auth/logout', undefined, done),
  session: own.get('/api/auth/session', sessionResponse),
} as const;
