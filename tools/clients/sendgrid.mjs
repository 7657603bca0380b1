import { equal, rejects } from 'node:assert/strict';
import { Client } from '@sendgrid/client';
import { MailService } from '@sendgrid/mail';

const mail = {
  to: 'jan@nowa.example',
  from: { email: 'ada.brandt@nordlicht-feinkost.example', name: 'Ada' },
  subject: 'An offer',
  text: 'Good morning',
};

/** @type {import('../clients.ts').Play} */
export default ({ at }) => {
  const open = (key) => {
    const client = new Client();
    client.setApiKey(key);
    client.setDefaultRequest('baseUrl', at('https://api.sendgrid.com/'));
    return client;
  };
  const mailer = (key) => {
    const service = new MailService();
    service.setClient(open(key));
    return service;
  };
  const get = async (url, key = 'sandbox', qs = {}) => (await open(key).request({ method: 'GET', url, qs }))[1];
  const refused = (code) => (error) => {
    equal(error.code, code);
    return true;
  };
  return {
    '@sendgrid/client': {
      'lists scopes': async () => equal((await get('/v3/scopes')).scopes.includes('mail.send'), true),
      'lists senders': async () => equal((await get('/v3/verified_senders')).results.length > 0, true),
      'is refused with a wrong key': () => rejects(get('/v3/scopes', 'wrong'), refused(401)),
      'is told of the rate limit': () => rejects(get('/v3/scopes', 'sandbox-rate-limited'), refused(429)),
    },
    '@sendgrid/mail': {
      'sends a mail': async () => equal((await mailer('sandbox').send(mail))[0].statusCode, 202),
      'sends a mail by template': async () => {
        const { subject: _, text: __, ...bare } = mail;
        const templateId = 'd-13b8f94fbcae4ec6b75270d6cb59f932';
        await mailer('sandbox').send({ ...bare, to: 'ewa@nowa.example', templateId, dynamicTemplateData: { a: 1 } });
        const { messages } = await get('/v3/messages', 'sandbox', { limit: 1, query: 'to_email="ewa@nowa.example"' });
        equal(messages[0].subject, '');
      },
      'is refused a sender': () =>
        rejects(mailer('sandbox').send({ ...mail, from: 'somebody@else.example' }), refused(403)),
      'is refused with a wrong key': () => rejects(mailer('wrong').send(mail), refused(401)),
      'is told of the rate limit': () => rejects(mailer('sandbox-rate-limited').send(mail), refused(429)),
    },
  };
};
