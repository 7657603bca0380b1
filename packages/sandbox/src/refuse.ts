import { HTTPException } from 'hono/http-exception';

/** Ends a route with this answer, from however deep inside it. */
export function refuse(answer: Response): never {
  throw new HTTPException(answer.status as HTTPException['status'], { res: answer });
}
