/** One address. */
import type { SavedAddress } from '#core/account/address-list.ts';
import { formatPhone } from '#core/format-phone.ts';
import { badgeClass } from '#ui/badge-class.ts';

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
  const tool = (words: string, onClick: () => void) => (
    <button
      type="button"
      className="account-tool"
      aria-label={`${words}: ${label}`}
      onClick={onClick}
    >
      {words}
    </button>
  );
  return (
    <article className="account-card" aria-labelledby={`address-${id}`}>
      <div className="account-order-top">
        <h3 id={`address-${id}`} tabIndex={-1} dir="auto">
          {label}
        </h3>
        {isDefault && <span className={badgeClass('gold')}>Default</span>}
      </div>
      <p>
        {[name, ...lines, `${city} ${pin}`, state, formatPhone(phone)].map((row, index) => (
          <span key={index} className="account-row" dir="auto">
            {row}
          </span>
        ))}
      </p>
      <div className="account-tools">
        {tool('Edit', onEdit)}
        {!isDefault && tool('Make default', onDefault)}
        {onUp !== undefined && tool('Move up', onUp)}
        {tool('Remove', onRemove)}
      </div>
    </article>
  );
}
