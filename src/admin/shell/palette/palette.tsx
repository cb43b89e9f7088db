/** Command palette: screens, actions and records, by keyboard. */
import { useNavigate } from '@tanstack/react-router';
import { Command } from 'cmdk';
import { useLayoutEffect, useRef, useState } from 'react';
import { Modal } from '#ui/react/modal.tsx';
import { useRole } from '#admin/shell/role.ts';
import {
  actionsFor,
  fittingCommands,
  screensFor,
  type PaletteCommand,
} from './palette-commands.ts';
import { useRecords } from './use-records.ts';
import type { PaletteEntry, PaletteGroup } from './palette-records.ts';
import { PANEL } from '#admin/shell/look/classes.ts';

const commandsAs = (heading: string, commands: readonly PaletteCommand[]): PaletteGroup => ({
  heading,
  entries: commands.map(({ name, act }) => ({ key: name, name, act })),
});

export function Palette({ onClose }: { onClose: () => void }) {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => field.current?.focus(), []);
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [chosen, choose] = useState('');
  const text = typed.trim();
  const role = useRole();
  const results = useRecords(text, role);
  const groups: PaletteGroup[] = [
    commandsAs('Go to', fittingCommands(screensFor(role), text)),
    commandsAs('Do', fittingCommands(actionsFor(role), text)),
    ...results.groups,
  ].filter(({ entries }) => entries.length > 0);
  const all = groups.flatMap(({ entries }) => entries);
  // The selected entry may disappear with the next letter.
  const value = all.some(({ key }) => key === chosen) ? chosen : (all[0]?.key ?? '');
  const act = ({ act: what }: PaletteEntry): void => {
    onClose();
    if ('to' in what) void navigate({ to: what.to });
    else what.run();
  };
  return (
    <Modal
      onClose={onClose}
      closesOnBackdrop
      className={`${PANEL} mx-auto mt-[12dvh] mb-auto w-[min(36rem,calc(100vw-2rem))] text-ink lifted backdrop:bg-[rgb(0_0_0/0.45)]`}
      aria-label="Search"
    >
      <Command
        shouldFilter={false}
        label="Search pages, actions, products, orders and customers"
        loop
        value={value}
        onValueChange={choose}
      >
        <Command.Input
          className="w-full border-b border-line bg-transparent px-4.5 py-3.5 -outline-offset-2"
          ref={field}
          value={typed}
          onValueChange={setTyped}
          placeholder="Search products, orders, customers, pages…"
        />
        <Command.List className="max-h-96 overflow-auto p-2">
          {groups.map(({ heading, entries }) => (
            <Command.Group
              key={heading}
              heading={
                <span className="block px-2.5 pt-2 pb-1 text-xs/normal text-ink-faint">
                  {heading}
                </span>
              }
            >
              {entries.map((entry) => (
                <Command.Item
                  key={entry.key}
                  className="flex min-h-10 cursor-pointer items-center justify-between gap-4 rounded-md px-2.5 aria-selected:bg-wash aria-selected:shadow-[inset_2px_0_var(--color-gilt)]"
                  value={entry.key}
                  onSelect={() => act(entry)}
                >
                  <bdi>{entry.name}</bdi>
                  {entry.code !== undefined && (
                    <bdi className="text-sm text-ink-soft">{entry.code}</bdi>
                  )}
                </Command.Item>
              ))}
            </Command.Group>
          ))}
          {!results.isLooking && results.failed === '' && (
            <Command.Empty className="px-2.5 py-4 text-ink-soft">
              No results for “{text}”.
            </Command.Empty>
          )}
        </Command.List>
        <p role="status" className="min-h-8 px-4.5 pt-1 pb-2 text-sm text-ink-soft">
          {results.isLooking ? 'Searching…' : results.failed}
        </p>
      </Command>
    </Modal>
  );
}
