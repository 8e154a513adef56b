import { Args, Field, Int, Mutation, ObjectType, Query, Resolver } from '@nestjs/graphql';
import { Public, StaffOnly } from '../../kernel/actor/audience.js';
import { CurrentContext, type RequestContext } from '../../kernel/actor/request-context.js';
import { Clock } from '../../kernel/clock/clock.js';
import { dayAfter, dayInIstanbul } from '../../kernel/clock/istanbul.js';
import { productNotFound } from '../catalog/index.js';
import type { WizardQuestion } from './wizard.answers.js';
import { WizardQuestionEnum } from './wizard.enums.js';
import { WizardAnswersInput } from './wizard.input.js';
import { WizardProducts } from './wizard.products.js';
import { WizardUsage } from './wizard.usage.js';

const USAGE_DAYS = 30;

@ObjectType({ description: 'An answer of the wizard that a product fits, and by which of its words.' })
class WizardEvidence {
  @Field(() => String, { description: 'The code of the answer, as the dictionary has it: `hvac`.' })
  answer: string;

  @Field(() => String, { description: 'What the product says.' })
  text: string;
}

@ObjectType({ description: 'How often an answer was given in the last thirty days.' })
class WizardUsageCount {
  @Field(() => WizardQuestionEnum, { description: 'To which question.' })
  question: WizardQuestion;

  @Field(() => String, {
    description: 'The code of the answer; `given` for a number, `indifferent` where any product will do.',
  })
  answer: string;

  @Field(() => Int, { description: 'By those who went on to the results.' })
  count: number;
}

/** What staff see of the wizard, and what is counted for them. */
@Resolver()
export class WizardAdminResolver {
  constructor(
    private readonly products: WizardProducts,
    private readonly usage: WizardUsage,
    private readonly clock: Clock,
  ) {}

  @StaffOnly('content')
  @Query(() => [WizardEvidence], {
    description: 'Which answers a product fits by the dictionary that is saved, and by which of its words.',
  })
  async wizardEvidence(
    @Args('sku', { type: () => String, description: 'Of the product.' }) sku: string,
  ): Promise<WizardEvidence[]> {
    const product = await this.products.find(sku);
    if (!product) throw productNotFound({ productId: sku });
    return Array.from(product.evidence, ([answer, text]) => ({ answer, text }));
  }

  @StaffOnly('content')
  @Query(() => [WizardUsageCount], { description: 'What visitors answered in the last thirty days.' })
  wizardUsage(): Promise<WizardUsageCount[]> {
    return this.usage.since(dayAfter(dayInIstanbul(this.clock.now()), -USAGE_DAYS));
  }

  @Public()
  @Mutation(() => Boolean, {
    description:
      'Counts the answers of a visitor who went on to the results, and nothing else of the visitor.',
  })
  async countWizardAnswers(
    @Args('answers', { type: () => WizardAnswersInput, description: 'What was answered.' })
    answers: WizardAnswersInput,
    @CurrentContext() { address }: RequestContext,
  ): Promise<boolean> {
    await this.usage.count(answers, address);
    return true;
  }
}
