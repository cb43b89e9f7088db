declare module 'astro' {
  interface AstroClientDirectives {
    /** The name by which the island is asked for: see `act-directive.ts`. */
    'client:act'?: string;
  }
}

export {};
