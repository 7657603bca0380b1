import { equal, rejects } from 'node:assert/strict';
import twilio from 'twilio';

const account = 'AC0123456789abcdef0123456789abcdef';
const sms = { to: '+4915100000001', from: '+15550100142', body: 'A run failed' };

/** @type {import('../clients.ts').Play} */
export default ({ at }) => {
  class Requests extends twilio.RequestClient {
    request(options) {
      return super.request({ ...options, uri: at(options.uri) });
    }
  }
  const open = (token) => twilio(account, token, { httpClient: new Requests() });
  const client = open('sandbox');
  return {
    twilio: {
      'reads the account': async () => equal((await client.api.v2010.accounts(account).fetch()).status, 'active'),
      'sends a message': async () => {
        const { sid, status } = await client.messages.create(sms);
        equal(status, 'queued');
        equal((await client.messages(sid).fetch()).status, 'delivered');
      },
      'sends by a Messaging Service': async () => {
        const messagingServiceSid = `MG${'0a'.repeat(16)}`;
        const sent = await client.messages.create({ to: sms.to, body: sms.body, messagingServiceSid });
        equal(sent.messagingServiceSid, messagingServiceSid);
      },
      'lists messages page by page': async () => {
        for (const body of ['one', 'two', 'three']) await client.messages.create({ ...sms, body });
        equal((await client.messages.list({ pageSize: 2 })).length, 5);
      },
      'is refused a number': () => rejects(client.messages.create({ ...sms, to: '0151 1' }), { code: 21_211 }),
      'is refused with a wrong token': () => rejects(open('wrong').messages.create(sms), { status: 401 }),
      'is told of the rate limit': () =>
        rejects(open('sandbox-rate-limited').messages.create(sms), { status: 429, code: 20_429 }),
    },
  };
};
