/** The order list is the browser's, not the account's: whoever deletes theirs says what becomes of it. */

interface Props {
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
}

export const ClearList = ({ isChosen, onChange }: Props) => (
  <label className="account-check">
    <input
      type="checkbox"
      checked={isChosen}
      onChange={({ currentTarget: { checked } }) => onChange(checked)}
    />
    <span>Also clear the order list in this browser</span>
  </label>
);
