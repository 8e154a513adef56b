import { Field, Float, Int, ObjectType } from '@nestjs/graphql';
import { Id } from '../../kernel/scalars/id.scalar.js';
import { Product } from '../catalog/index.js';
import type { WizardQuestion } from './wizard.answers.js';
import { WizardQuestionEnum, WizardScorePartEnum, WizardVerdictEnum } from './wizard.enums.js';
import type { ScorePart, WizardVerdict } from './wizard.matching.js';

@ObjectType({ description: 'One answer that may be given, and what it would leave.' })
export class WizardOption {
  @Field(() => String, { description: 'The value of its enum: `HVAC`.' })
  answer: string;

  @Field(() => Int, {
    description:
      'Products that fit it beside the other answers so far; those without a price are in every budget.',
  })
  count: number;
}

@ObjectType({ description: 'A question with what there is to answer.' })
export class WizardQuestionState {
  @Field(() => WizardQuestionEnum, { description: 'Which one.' })
  question: WizardQuestion;

  @Field(() => Boolean, { description: 'False where the category makes it meaningless.' })
  isAsked: boolean;

  @Field(() => Boolean, { description: 'Whether it needs no answer any more.' })
  isAnswered: boolean;

  @Field(() => String, { nullable: true, description: 'Of the capacity: in what it is counted.' })
  unit: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Products that fit this answer and those before it; null until it is answered.',
  })
  left: number | null;

  @Field(() => [WizardOption], { description: 'Of questions that are answered by choosing.' })
  options: WizardOption[];
}

@ObjectType({ description: 'An answer that was given up, because nothing fits all of them.' })
export class WizardRelaxation {
  @Field(() => WizardQuestionEnum, { description: 'Of which question.' })
  question: WizardQuestion;

  @Field(() => String, { description: 'The value of its enum: `MODULAR`.' })
  answer: string;
}

@ObjectType({ description: 'What a product says to one answer.' })
export class WizardReasonType {
  @Field(() => WizardQuestionEnum, { description: 'To which question.' })
  question: WizardQuestion;

  @Field(() => String, {
    nullable: true,
    description: 'The value of its enum; null where a number was answered.',
  })
  answer: string | null;

  @Field(() => WizardVerdictEnum, { description: 'How the product stands to it.' })
  verdict: WizardVerdict;

  @Field(() => String, {
    nullable: true,
    description: 'The words or the figure of the product; of the quantity, its minimum.',
  })
  evidence: string | null;
}

@ObjectType({ description: 'Points of a result, and what they are given for.' })
export class WizardPoints {
  @Field(() => WizardScorePartEnum, { description: 'What they are given for.' })
  part: ScorePart;

  @Field(() => Float, { description: 'May be 0.' })
  points: number;
}

@ObjectType({ description: 'A product that the wizard found.' })
export class WizardResult {
  @Field(() => Id, { description: 'Id of the product.' })
  id: string;

  @Field(() => Product, { description: 'As lists show it.' })
  product: Product;

  @Field(() => Float, { description: 'The sum of its points, 70 at most.' })
  score: number;

  @Field(() => [WizardPoints], { description: 'What the score is made of.' })
  points: WizardPoints[];

  @Field(() => [WizardReasonType], { description: 'What it says to each answer.' })
  reasons: WizardReasonType[];
}

@ObjectType({ description: 'Where a visitor stands in the product wizard, and what it found so far.' })
export class Wizard {
  @Field(() => [WizardQuestionState], { description: 'All seven, in their order.' })
  questions: WizardQuestionState[];

  @Field(() => Int, { description: 'How many of the seven need no answer any more.' })
  answered: number;

  @Field(() => Int, { description: 'Products that fit the answers, those that were given up aside.' })
  total: number;

  @Field(() => Int, { description: 'Of these, those without a published price.' })
  onRequest: number;

  @Field(() => [WizardRelaxation], {
    description: 'Answers that were given up; empty while something fits all.',
  })
  relaxed: WizardRelaxation[];

  @Field(() => Boolean, { description: 'Whether the shop has no products at all.' })
  isCatalogEmpty: boolean;

  @Field(() => [WizardResult], {
    description: 'This page of them, best first, of equally good ones by name.',
  })
  results: WizardResult[];
}
