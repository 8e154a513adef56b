import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { semanticTokens, tokens } from './tokens';

const config = defineConfig({
  // Plain elements are set in base.css, which is cached; Chakra's preflight would travel in every page.
  preflight: false,
  // Without preflight and recipes the layers would be empty, and Emotion writes empty layers wrongly.
  disableLayers: true,
  theme: {
    breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px', '2xl': '1600px' },
    tokens,
    semanticTokens,
  },
});

/** The Chakra system of the storefront: tokens of tokens.ts; pieces are styled by CSS modules. */
export const system = createSystem(defaultBaseConfig, config);
