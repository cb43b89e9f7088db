/** Replaces all addresses by others in one batch: for what gives them another order, such as undoing a removal. */
import {
  readAddresses,
  replaceAddresses as replaceStored,
  type AddressBook,
} from '#firebase/browser/addresses.ts';
import {
  withOneDefault,
  type AddressDraft,
  type SavedAddress,
} from '#core/account/address-list.ts';
import { failed, type Result } from '#core/result.ts';
import { MOST_ADDRESSES } from '#schema/limits.ts';
import { onceMore } from './change-addresses.ts';
import { databaseOutcome } from '#firebase/browser/database-outcome.ts';
import { presentUid } from '#firebase/browser/session/present-uid.ts';

const UNREAD = failed(
  'Some of your saved addresses can’t be read, and saving now would delete them. Contact us.',
  'unread',
);
const TOO_MANY = failed(`You can save up to ${MOST_ADDRESSES} addresses.`, 'full');

type Arrange = (list: readonly SavedAddress[]) => readonly AddressDraft[];

/**
 * @param arrange the new list from that of now, as the database has it
 * @returns the list after it
 * @throws Error when nobody is signed in
 */
export const replaceAddresses = (arrange: Arrange): Promise<Result<AddressBook>> =>
  onceMore(() => replace(presentUid(), arrange));

async function replace(uid: string, arrange: Arrange): Promise<Result<AddressBook>> {
  const before = await databaseOutcome(() => readAddresses(uid));
  if (!before.success) return before;
  if (before.value.unread > 0) return UNREAD;
  const { addresses } = before.value;
  const list = arrange(withOneDefault(addresses));
  if (list.length > MOST_ADDRESSES) return TOO_MANY;
  return await databaseOutcome(async () => {
    const ids = addresses.map(({ id }) => id);
    await replaceStored(uid, ids, list);
    const book = await readAddresses(uid);
    return { ...book, addresses: withOneDefault(book.addresses) };
  });
}
