/** Whose name is on a line sheet: the seller's, or the buyer's own with a logo. */
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { Field, FieldFrame } from '#ui/react/field.tsx';
import { logoFrom } from './logo-from.ts';
import { $ownBrand } from './model/own-brand.ts';
import { LONGEST_TEXT } from './model/sheet-options.ts';

interface Props {
  /** Undefined for the seller's. */
  name: string | undefined;
  seller: string;
  onChange: (name: string | undefined) => void;
}

function LogoField({ name }: { name: string }) {
  const { logo } = useStore($ownBrand);
  const [error, setError] = useState<string>();
  const save = (next: string) => $ownBrand.set({ name, logo: next });
  return (
    <FieldFrame
      id="sheet-logo"
      label="Logo"
      optional
      error={error}
      hint="Stays in this browser. We do not receive it."
    >
      {logo === '' ? (
        <input
          id="sheet-logo"
          type="file"
          accept="image/png,image/jpeg,image/webp"
          className="control"
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? 'sheet-logo-hint' : 'sheet-logo-error'}
          onChange={({ currentTarget: { files } }) => {
            const file = files?.[0];
            if (file === undefined) return;
            logoFrom(file).then(
              (picture) => {
                setError(undefined);
                save(picture);
              },
              () => setError('This file isn’t a JPEG, PNG or WebP image.'),
            );
          }}
        />
      ) : (
        <p className="flex min-h-12 items-center gap-4">
          <img src={logo} alt="Your logo" className="max-h-12 max-w-40" />
          <button type="button" id="sheet-logo" className="min-h-10 link" onClick={() => save('')}>
            Remove logo
          </button>
        </p>
      )}
    </FieldFrame>
  );
}

export function BrandFields({ name, seller, onChange }: Props) {
  const own = useStore($ownBrand);
  return (
    <>
      <FieldFrame id="sheet-from" label="Name on the sheet">
        <select
          id="sheet-from"
          className="control"
          value={name === undefined ? 'seller' : 'own'}
          onChange={({ currentTarget }) =>
            onChange(currentTarget.value === 'own' ? own.name : undefined)
          }
        >
          <option value="seller">{seller}</option>
          <option value="own">My shop</option>
        </select>
      </FieldFrame>
      {name !== undefined && (
        <>
          <Field
            id="sheet-name"
            label="Shop name"
            hint="Printed on every page. Add your phone number if you like."
            autoComplete="organization"
            maxLength={LONGEST_TEXT}
            value={name}
            onChange={({ currentTarget: { value } }) => {
              $ownBrand.set({ ...own, name: value });
              onChange(value);
            }}
          />
          <LogoField name={name} />
        </>
      )}
    </>
  );
}
