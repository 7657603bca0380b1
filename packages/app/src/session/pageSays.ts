const said = (name: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content;

/** Where the way to the provider of single sign-on, and back to the page `to`, begins. */
export const signOnHref = (to: string): string => `/api/sso/begin?to=${encodeURIComponent(to)}`;

/** How members sign in here, which the server says in its page, so that sign-in makes no call first. */
export const pageSays = {
  hasDemo: (): boolean => said('demo-access') !== 'off',
  passwordsOff: (): boolean => said('passwords') === 'off',
  /** The provider of single sign-on, if there is one. */
  signOn: (to: string): { readonly name: string; readonly href: string } | undefined => {
    const name = said('sso');
    return name === undefined ? undefined : { name, href: signOnHref(to) };
  },
};
