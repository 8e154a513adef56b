import { type SlotRecipeConfig, type SystemStyleObject } from '@chakra-ui/react';

type Slots = Partial<Record<string, SystemStyleObject>>;

interface Differences {
  base?: Slots;
  variants?: Record<string, Record<string, Slots>>;
  defaultVariants?: Record<string, string | boolean>;
}

/** What the shop changes about a slot recipe of Chakra: laid over it when the system is made, its slots stay. */
export function differences(changed: Differences): SlotRecipeConfig {
  return { slots: [], ...changed };
}
