/** One address. */
import type { SavedAddress } from '#core/account/address-list.ts';
import { formatPhone } from '#core/format-phone.ts';
import { badgeClass } from '#ui/badge-class.ts';
import { CARD_TOP, HEADING, PLAIN_CARD, TEXT_BUTTON } from './account-class.ts';

interface Props {
  address: SavedAddress;
  onEdit: () => void;
  onRemove: () => void;
  onDefault: () => void;
  /** Undefined for the first. */
  onUp: (() => void) | undefined;
}

export function AddressCard({ address, onEdit, onRemove, onDefault, onUp }: Props) {
  const { id, label, name, lines, city, pin, state, phone, isDefault } = address;
  const tool = (caption: string, onClick: () => void) => (
    <button
      type="button"
      className={TEXT_BUTTON}
      aria-label={`${caption}: ${label}`}
      onClick={onClick}
    >
      {caption}
    </button>
  );
  return (
    <article className={`${PLAIN_CARD} h-full`} aria-labelledby={`address-${id}`}>
      <div className={`${CARD_TOP} justify-between`}>
        <h3 id={`address-${id}`} tabIndex={-1} className={HEADING} dir="auto">
          {label}
        </h3>
        {isDefault && <span className={badgeClass('gold')}>Default</span>}
      </div>
      <p className="text-ink-soft">
        {[name, ...lines, `${city} ${pin}`, state, formatPhone(phone)].map((row, index) => (
          <span key={index} className="block" dir="auto">
            {row}
          </span>
        ))}
      </p>
      <div className="mt-auto flex flex-wrap gap-x-4 text-sm/body">
        {tool('Edit', onEdit)}
        {!isDefault && tool('Make default', onDefault)}
        {onUp !== undefined && tool('Move up', onUp)}
        {tool('Remove', onRemove)}
      </div>
    </article>
  );
}
