/** The palette: screens, actions and records by a few letters, all by keyboard. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Command } from 'cmdk';
import { useLayoutEffect, useRef, useState } from 'react';
import { findProducts } from '#admin/shell/find/find-products.ts';
import { useModal } from '#admin/shell/use-modal.ts';
import { ACTIONS, fittingCommands, SCREENS, type PaletteCommand } from './palette-commands.ts';
import { closePalette } from './palette-store.ts';

/** Records of one kind. */
const MOST = 8;

/** A question that has been overtaken is not answered. */
function useFoundProducts(text: string) {
  return useQuery({
    queryKey: ['palette', 'products', text],
    queryFn: async () => (await findProducts(text))?.products.slice(0, MOST) ?? [],
    enabled: text !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });
}

interface Entry {
  /** Unlike every other. */
  key: string;
  name: string;
  code?: string;
  act: PaletteCommand['act'];
}

interface Group {
  heading: string;
  entries: readonly Entry[];
}

const commandsAs = (heading: string, commands: readonly PaletteCommand[]): Group => ({
  heading,
  entries: commands.map(({ name, act }) => ({ key: name, name, act })),
});

export function Palette() {
  const dialog = useModal(closePalette);
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => field.current?.focus(), []);
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [chosen, choose] = useState('');
  const text = typed.trim();
  const found = useFoundProducts(text);
  const products = text === '' ? [] : (found.data ?? []);
  const groups: Group[] = [
    commandsAs('Go to', fittingCommands(SCREENS, text)),
    commandsAs('Do', fittingCommands(ACTIONS, text)),
    {
      heading: 'Products',
      entries: products.map(({ id, sku, title }) => ({
        key: `product ${id}`,
        name: title,
        code: sku,
        act: { to: `/products/${id}` },
      })),
    },
  ].filter(({ entries }) => entries.length > 0);
  const all = groups.flatMap(({ entries }) => entries);
  // What was chosen may have gone with the next letter.
  const value = all.some(({ key }) => key === chosen) ? chosen : (all[0]?.key ?? '');
  const act = ({ act: what }: Entry): void => {
    closePalette();
    if ('to' in what) void navigate({ to: what.to });
    else what.run();
  };
  return (
    <dialog ref={dialog} className="admin-palette" aria-label="Find">
      <Command
        shouldFilter={false}
        label="Find screens, actions and products"
        loop
        value={value}
        onValueChange={choose}
      >
        <Command.Input
          ref={field}
          value={typed}
          onValueChange={setTyped}
          placeholder="Find a screen, an action, a product…"
        />
        <Command.List>
          {groups.map(({ heading, entries }) => (
            <Command.Group key={heading} heading={heading}>
              {entries.map((entry) => (
                <Command.Item key={entry.key} value={entry.key} onSelect={() => act(entry)}>
                  <span>{entry.name}</span>
                  {entry.code !== undefined && (
                    <span className="admin-palette-code">{entry.code}</span>
                  )}
                </Command.Item>
              ))}
            </Command.Group>
          ))}
          {text !== '' && !found.isFetching && (
            <Command.Empty>
              {found.isError ? found.error.message : `Nothing found for “${text}”.`}
            </Command.Empty>
          )}
        </Command.List>
      </Command>
    </dialog>
  );
}
