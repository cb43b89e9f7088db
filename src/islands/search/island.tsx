/** Search over any page. */
import { ActIsland } from '#parts/act-island.tsx';
import { SearchDialog } from './search-dialog.tsx';

export const Search = () => (
  <ActIsland>
    {(trigger, close) => (
      <SearchDialog
        onClosed={() => {
          close();
          trigger?.focus();
        }}
      />
    )}
  </ActIsland>
);
