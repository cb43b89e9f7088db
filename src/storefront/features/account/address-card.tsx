/** One address. */
import { useRef, type RefObject } from 'react';
import type { SavedAddress } from '#core/account/address-list.ts';
import { formatPhone } from '#core/format-phone.ts';
import { badgeClass } from '#ui/badge-class.ts';
import { CARD_TOP, HEADING, PLAIN_CARD, TEXT_BUTTON } from './account-class.ts';

interface Props {
  address: SavedAddress;
  onEdit: () => void;
  onRemove: () => void;
  /** @param label the heading of the card, to focus when its button is gone */
  onDefault: (label: RefObject<HTMLElement | null>) => void;
  /** Undefined for the first. */
  onUp: (() => void) | undefined;
}

interface ToolProps {
  caption: string;
  label: string;
  onClick: () => void;
}

const Tool = ({ caption, label, onClick }: ToolProps) => (
  <button
    type="button"
    className={TEXT_BUTTON}
    aria-label={`${caption}: ${label}`}
    onClick={onClick}
  >
    {caption}
  </button>
);

export function AddressCard({ address, onEdit, onRemove, onDefault, onUp }: Props) {
  const { id, label, name, lines, city, pin, state, phone, isDefault } = address;
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <article className={`${PLAIN_CARD} h-full`} aria-labelledby={`address-${id}`}>
      <div className={`${CARD_TOP} justify-between`}>
        <h3 ref={heading} id={`address-${id}`} tabIndex={-1} className={HEADING} dir="auto">
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
        <Tool caption="Edit" label={label} onClick={onEdit} />
        {!isDefault && (
          <Tool caption="Make default" label={label} onClick={() => onDefault(heading)} />
        )}
        {onUp !== undefined && <Tool caption="Move up" label={label} onClick={onUp} />}
        <Tool caption="Remove" label={label} onClick={onRemove} />
      </div>
    </article>
  );
}
