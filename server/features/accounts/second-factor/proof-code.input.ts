import { applyDecorators } from '@nestjs/common';
import { Field } from '@nestjs/graphql';
import { IsOptional, IsString } from 'class-validator';

/** The second factor of who proves themselves beside a password. */
export const ProofCode = (): PropertyDecorator =>
  applyDecorators(
    IsOptional(),
    IsString(),
    Field(() => String, {
      nullable: true,
      description:
        'Six digits of their app, or a recovery code; SECOND_FACTOR_REQUIRED asks those for it who have one.',
    }),
  );
