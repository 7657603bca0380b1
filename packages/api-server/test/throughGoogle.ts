import type { FastifyInstance } from 'fastify';

interface Options {
  readonly app: FastifyInstance;
  readonly headers: { readonly authorization: string };
}

/** A browser on the way to Google's consent screen and back, which keeps its cookie. */
export function throughGoogle({ app, headers }: Options) {
  let cookie = '';
  const visit = (url: string) =>
    app.inject({ url: url.replace(/^https?:\/\/[^/]+/, ''), headers: cookie === '' ? {} : { cookie } });
  return {
    get cookie() {
      return cookie;
    },
    /** Asks for the address of the consent screen, with what was typed, or with what is stored. */
    async begin(service: string, values?: object) {
      const answer = await app.inject({
        method: values ? 'POST' : 'GET',
        url: `/api/connections/${service}/consent`,
        headers: { ...headers, ...(cookie !== '' && { cookie }) },
        ...(values && { payload: values }),
      });
      cookie = /^consent=[^;]+/.exec(String(answer.headers['set-cookie'] ?? ''))?.[0] ?? cookie;
      return answer;
    },
    visit,
    /** Presses a button of the consent screen, with all boxes ticked but some. Returns where Google sends the browser. */
    async answer(address: string, { deny = false, without = [] as readonly string[] } = {}) {
      const url = new URL(address);
      url.pathname = url.pathname.replace(/auth$/, 'answer');
      for (const scope of url.searchParams.get('scope')?.split(' ') ?? [])
        if (!without.some((name) => scope.endsWith(`/${name}`))) url.searchParams.append('allow', scope);
      url.searchParams.set('answer', deny ? 'cancel' : 'continue');
      return String((await visit(url.href)).headers.location);
    },
    /** Comes back, and returns what the app is told. */
    async back(location: string) {
      const answer = await visit(location);
      return /^\/api-status\?setup=[\w-]+&consent=([\w-]+)$/.exec(String(answer.headers.location))?.[1] ?? answer.body;
    },
  };
}
