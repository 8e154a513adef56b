import { ValidateBy, type ValidationArguments } from 'class-validator';
import { DISTRICTS_OF_PROVINCES } from './districts.js';

/** One of the 81 provinces. */
export const IsProvince = () =>
  ValidateBy({
    name: 'isProvince',
    validator: {
      validate: (typed: unknown) => typeof typed === 'string' && Object.hasOwn(DISTRICTS_OF_PROVINCES, typed),
    },
  });

/** A district of the province that stands beside it; of an unknown one the province alone is refused. */
export const IsDistrict = () =>
  ValidateBy({
    name: 'isDistrict',
    validator: {
      validate: (typed: unknown, broken?: ValidationArguments) => {
        const { province } = broken?.object as { province?: unknown };
        const isKnown = typeof province === 'string' && Object.hasOwn(DISTRICTS_OF_PROVINCES, province);
        const districts: readonly unknown[] = isKnown ? (DISTRICTS_OF_PROVINCES[province] ?? []) : [];
        return typeof typed === 'string' && (!isKnown || districts.includes(typed));
      },
    },
  });
