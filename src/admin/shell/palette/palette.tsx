/** The palette: screens, actions and records by a few letters, all by keyboard. */
import { useNavigate } from '@tanstack/react-router';
import { Command } from 'cmdk';
import { useLayoutEffect, useRef, useState } from 'react';
import { useModal } from '#admin/shell/use-modal.ts';
import { ACTIONS, fittingCommands, SCREENS, type PaletteCommand } from './palette-commands.ts';
import { closePalette } from './palette-store.ts';
import { useRecords } from './use-records.ts';

interface Entry {
  /** Unlike every other. */
  key: string;
  name: string;
  code?: string | undefined;
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
  const found = useRecords(text);
  const groups: Group[] = [
    commandsAs('Go to', fittingCommands(SCREENS, text)),
    commandsAs('Do', fittingCommands(ACTIONS, text)),
    ...found.groups.map(({ heading, records }) => ({
      heading,
      entries: records.map(({ to, ...record }) => ({ ...record, act: { to } })),
    })),
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
    <dialog ref={dialog} className="admin-palette" aria-label="Search">
      <Command
        shouldFilter={false}
        label="Search pages, actions, products, orders and customers"
        loop
        value={value}
        onValueChange={choose}
      >
        <Command.Input
          ref={field}
          value={typed}
          onValueChange={setTyped}
          placeholder="Search products, orders, customers, pages…"
        />
        <Command.List>
          {groups.map(({ heading, entries }) => (
            <Command.Group key={heading} heading={heading}>
              {entries.map((entry) => (
                <Command.Item key={entry.key} value={entry.key} onSelect={() => act(entry)}>
                  <bdi>{entry.name}</bdi>
                  {entry.code !== undefined && (
                    <bdi className="admin-palette-code">{entry.code}</bdi>
                  )}
                </Command.Item>
              ))}
            </Command.Group>
          ))}
          {!found.isLooking && found.failed === '' && (
            <Command.Empty>No results for “{text}”.</Command.Empty>
          )}
        </Command.List>
        <p role="status" className="admin-palette-state">
          {found.isLooking ? 'Searching…' : found.failed}
        </p>
      </Command>
    </dialog>
  );
}
