/** The option to clear the order list, which belongs to the browser and not to the deleted account. */
import { CHECK, CHECK_BOX } from './account-class.ts';

interface Props {
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
}

export const ClearList = ({ isChosen, onChange }: Props) => (
  <label className={CHECK}>
    <input
      type="checkbox"
      className={CHECK_BOX}
      checked={isChosen}
      onChange={({ currentTarget: { checked } }) => onChange(checked)}
    />
    <span>Also clear the order list in this browser</span>
  </label>
);
