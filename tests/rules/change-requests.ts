/** Changes of a quote that its customer asks for: the quote is not answered. */
import { SOME_TIME } from '#fixtures/full-documents.ts';
import { allowed, denied, type Case } from '#fixtures/rules-cases.ts';
import { NOW, type Fields } from '#fixtures/rules-emulator.ts';
import { orderIn, QUOTE, save } from '#fixtures/rules-orders.ts';

export function* changeRequests(): Generator<Case> {
  const before = orderIn('quoted');
  const changeRequest = { text: 'Two pieces less', at: NOW };
  const good = { ...before, changeRequest, rev: 4, updatedAt: NOW };
  yield allowed('asking for a change', save('verified', before, good));
  const earlierOne = { ...before, changeRequest: { ...changeRequest, at: SOME_TIME } };
  yield allowed('asking again', save('unverified', earlierOne, good));
  for (const person of ['other', 'staff'] as const)
    yield denied(`${person} asking for a change`, save(person, before, good));
  for (const status of ['requested', 'accepted', 'expired'] as const) {
    const order = orderIn(status);
    yield denied(
      `asking for a change once ${status}`,
      save('verified', order, { ...order, changeRequest, rev: 4, updatedAt: NOW }),
    );
  }
  const bad: readonly (readonly [string, Fields])[] = [
    ['nothing', { changeRequest: undefined }],
    ['an empty text', { changeRequest: { ...changeRequest, text: '' } }],
    ['a text that is no text', { changeRequest: { ...changeRequest, text: 7 } }],
    ['a long text', { changeRequest: { ...changeRequest, text: 'a'.repeat(301) } }],
    ['two lines', { changeRequest: { ...changeRequest, text: 'a\nb' } }],
    ['another time', { changeRequest: { ...changeRequest, at: SOME_TIME } }],
    ['a price', { changeRequest: { ...changeRequest, price: 1 } }],
    ['another quote', { quote: { ...QUOTE, discountPaise: 1 } }],
    ['another note', { note: 'Other' }],
    ['the same revision', { rev: 3 }],
  ];
  for (const [name, change] of bad)
    yield denied(
      `asking for a change with ${name}`,
      save('verified', before, { ...good, ...change }),
    );
}
