import { ArgsType, Field, InputType, Int } from '@nestjs/graphql';
import { ArrayMaxSize, ArrayUnique, IsEnum, IsInt, IsOptional, Max, Min } from 'class-validator';
import { GivenPart } from '../../kernel/input/input-fields.js';
import { SliceArgs } from '../../kernel/listing/list.args.js';
import {
  MAX_CAPACITY,
  MAX_QUANTITY,
  WIZARD_FEATURES,
  WIZARD_MATERIALS,
  WIZARD_QUESTIONS,
  type WizardApplication,
  type WizardBudget,
  type WizardCategory,
  type WizardFeature,
  type WizardMaterial,
  type WizardQuestion,
} from './wizard.answers.js';
import {
  WizardApplicationEnum,
  WizardBudgetEnum,
  WizardCategoryEnum,
  WizardFeatureEnum,
  WizardMaterialEnum,
  WizardQuestionEnum,
} from './wizard.enums.js';

@InputType({ description: 'What a visitor answered so far. What is left out is not answered yet.' })
export class WizardAnswersInput {
  @IsOptional()
  @IsEnum(WizardCategoryEnum)
  @Field(() => WizardCategoryEnum, { nullable: true, description: 'Kind of product.' })
  category?: WizardCategory | null;

  @IsOptional()
  @IsEnum(WizardApplicationEnum)
  @Field(() => WizardApplicationEnum, { nullable: true, description: 'Where it is to work.' })
  application?: WizardApplication | null;

  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(MAX_CAPACITY)
  @Field(() => Int, { nullable: true, description: 'In kW, of pumps in m³/h: 1 to 1000.' })
  capacity?: number | null;

  @IsOptional()
  @IsEnum(WizardBudgetEnum)
  @Field(() => WizardBudgetEnum, { nullable: true, description: 'Net price of one unit.' })
  budget?: WizardBudget | null;

  @IsOptional()
  @ArrayUnique()
  @ArrayMaxSize(WIZARD_MATERIALS.length)
  @IsEnum(WizardMaterialEnum, { each: true })
  @Field(() => [WizardMaterialEnum], { nullable: true, description: 'Any of them will do.' })
  materials?: WizardMaterial[] | null;

  @IsOptional()
  @ArrayUnique()
  @ArrayMaxSize(WIZARD_FEATURES.length)
  @IsEnum(WizardFeatureEnum, { each: true })
  @Field(() => [WizardFeatureEnum], { nullable: true, description: 'All of them matter.' })
  features?: WizardFeature[] | null;

  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(MAX_QUANTITY)
  @Field(() => Int, { nullable: true, description: 'How many: 1 to 100.' })
  quantity?: number | null;

  @IsOptional()
  @ArrayUnique()
  @ArrayMaxSize(WIZARD_QUESTIONS.length)
  @IsEnum(WizardQuestionEnum, { each: true })
  @Field(() => [WizardQuestionEnum], {
    nullable: true,
    description: 'Questions to which any product will do; they count as answered.',
  })
  indifferent?: WizardQuestion[] | null;
}

@ArgsType()
export class WizardArgs extends SliceArgs(12) {
  @GivenPart(() => WizardAnswersInput, 'What was answered so far.')
  answers: WizardAnswersInput;
}
