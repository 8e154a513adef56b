import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { animationStyles, keyframes, layerStyles } from '@chakra-ui/react/theme';
import { chakraShadows, palettes } from './palettes';
import { baseRecipes, shopRecipes } from './recipes';
import { scales } from './scales';
import { textStyles } from './text-styles';
import { semanticTokens, tokens } from './tokens';

/** What recipes of Chakra need, in the shop's measures. */
const chakraConfig = defineConfig({
  theme: {
    tokens: scales,
    semanticTokens: { colors: palettes, shadows: chakraShadows },
    textStyles,
    animationStyles,
    layerStyles,
    keyframes,
    ...baseRecipes,
  },
});

const shopConfig = defineConfig({
  // Plain elements are set in base.css, which is cached; Chakra's preflight would travel in every page.
  preflight: false,
  // Emotion's styles follow base.css and outrank it by class; in layers they would lose to it.
  disableLayers: true,
  conditions: {
    hover: [
      '@media (hover: hover)',
      '&:is(:hover, [data-hover]):not(:disabled, [data-disabled], [aria-disabled=true])',
    ],
  },
  globalCss: { html: { colorPalette: 'petrol' } },
  theme: {
    breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px', '2xl': '1600px' },
    tokens,
    semanticTokens,
    // At 50 % the letters of what is disabled fell below 3 : 1.
    layerStyles: { disabled: { value: { opacity: '1', color: 'fg.subtle', cursor: 'not-allowed' } } },
    ...shopRecipes,
  },
});

/** The Chakra system of the shop: its tokens are in the style sheet of every page, its recipes are worn by Chakra's components. */
export const system = createSystem(defaultBaseConfig, chakraConfig, shopConfig);
