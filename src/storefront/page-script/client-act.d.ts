declare module 'astro' {
  interface AstroClientDirectives {
    /** Loads the island when it is first opened, by this name (`act-directive.ts`). */
    'client:act'?: string;
  }
}

export {};
