/** Search over any page. */
import { ActIsland } from '#storefront/shared/parts/act-island.tsx';
import { SearchDialog } from './search-dialog.tsx';

export const Search = () => (
  <ActIsland>{(_trigger, close) => <SearchDialog onClose={close} />}</ActIsland>
);
