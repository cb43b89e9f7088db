/** Runs a change of categories, which may take a while: how far it is, and the way to stop it. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { changeCategories } from '#commands/change-categories.ts';
import type { Progress } from '#commands/regroup-products.ts';
import type { CategoryChange } from '#domain/editing/category-changes.ts';
import { categoryKind } from '#schema/category.ts';
import { productKind } from '#schema/product.ts';
import { sayDone } from '#admin/shell/messages-store.ts';
import { listKey } from '#admin/shell/list/use-document-list.ts';

export function useChange(onDone: () => void) {
  const cache = useQueryClient();
  const [progress, setProgress] = useState<Progress>();
  const [failure, setFailure] = useState<string>();
  const stopper = useRef<AbortController>(null);
  useEffect(() => () => stopper.current?.abort(), []);
  return {
    progress,
    failure,
    stop: () => stopper.current?.abort(),
    run: async (change: CategoryChange, words: string): Promise<void> => {
      const stopping = new AbortController();
      stopper.current = stopping;
      setFailure(undefined);
      setProgress({ done: 0, total: 0 });
      const done = await changeCategories(change, {
        onProgress: setProgress,
        signal: stopping.signal,
      });
      setProgress(undefined);
      for (const kind of [categoryKind, productKind]) {
        void cache.invalidateQueries({ queryKey: listKey(kind) });
      }
      if (!done.success) {
        setFailure(done.error);
        return;
      }
      sayDone(words);
      onDone();
    },
  };
}
