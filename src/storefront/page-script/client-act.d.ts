declare module 'astro' {
  interface AstroClientDirectives {
    /** Loads the island when this name is first opened (`act-directive.ts`). */
    'client:act'?: string;
  }
}

export {};
