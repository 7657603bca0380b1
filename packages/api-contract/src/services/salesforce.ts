import { clientSecret, type NamedWay, type ServiceDescription } from './setup.ts';

/**
 * The hosts of My Domain: production, sandboxes and the other partitions; the US government's, and China's.
 * https://help.salesforce.com/s/articleView?id=xcloud.domain_name_app_url_changes.htm
 * https://help.salesforce.com/s/articleView?id=xcloud.domain_name_partitioned_domains.htm
 */
const myDomainHost = /^[a-z\d][a-z\d-]*(\.[a-z]+)?\.my\.(salesforce\.(com|mil)|sfcrm(products|apps)\.cn)$/;

/** The host of My Domain in what somebody typed: the host itself, or an address there. Undefined for any other. */
export function readMyDomain(typed: string): string | undefined {
  const [, host = ''] = /^(?:https:\/\/)?([^/?#\\@:]+)(?::443)?(?:\/[^\\@]*)?$/i.exec(typed.trim()) ?? [];
  return myDomainHost.test(host.toLowerCase()) ? host.toLowerCase() : undefined;
}

/** By client credentials. https://help.salesforce.com/s/articleView?id=000886201 */
const myDomainWay: NamedWay = {
  id: 'my-domain',
  label: 'My Domain',
  about: 'by client credentials',
  instructions: 'Create an External Client App, and choose the user it runs as.',
  permission:
    'Enable the Client Credentials Flow in the settings of the External Client App, and choose a user under Policies › Run As who may use the API.',
  testEndpoint: 'POST https://{myDomain}/services/oauth2/token',
  fields: [
    {
      key: 'myDomain',
      label: 'My Domain',
      required: true,
      placeholder: 'company.my.salesforce.com',
      read: readMyDomain,
      wrong: 'My Domain must look like company.my.salesforce.com',
    },
    { key: 'clientId', label: 'Client ID', required: true, placeholder: 'Consumer key of the app' },
    { ...clientSecret, hint: 'Records are written in the name of that user.' },
  ],
};

/** By a user’s name and password, which ends: see `serviceEnds`. */
const passwordWay: NamedWay = {
  id: 'password',
  label: 'Username and password',
  instructions: 'For a connected app that you have already. Append the security token to the password.',
  permission:
    'Ask an administrator to allow the connected app, the user and “OAuth username-password flows” under Setup.',
  testEndpoint: 'POST https://login.salesforce.com/services/oauth2/token',
  fields: [
    { key: 'clientId', label: 'Client ID', required: true, placeholder: 'Consumer key of the connected app' },
    clientSecret,
    { key: 'username', label: 'Username', required: true, placeholder: 'name@company.com' },
    { key: 'password', label: 'Password', required: true, secret: true },
  ],
};

const { id: _, label: __, ...documented } = passwordWay;

export const salesforce: ServiceDescription = {
  name: 'Salesforce',
  category: 'CRM',
  icon: '☁️',
  monthlyLimit: 2_000,
  description: 'Leads, accounts and opportunities.',
  title: 'Connect Salesforce',
  ...documented,
  ways: [myDomainWay, passwordWay],
};
