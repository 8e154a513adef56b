import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../kernel/clock/clock.js';
import { dayInIstanbul } from '../../kernel/clock/istanbul.js';
import { type RateLimit, RateLimits } from '../../kernel/rate-limit/rate-limits.js';
import { isAsked, WIZARD_QUESTIONS, type WizardAnswers, type WizardQuestion } from './wizard.answers.js';

/** Of one network: who counts more does not look for a product. */
const COUNTED: RateLimit = { name: 'wizard-answers', points: 30, seconds: 3_600 };
/** A number counts as given; which one says nothing of many. */
const GIVEN = 'given';
const INDIFFERENT = 'indifferent';

export interface CountedAnswer {
  question: WizardQuestion;
  /** The code of an answer, `given` for a number, `indifferent`. */
  answer: string;
  count: number;
}

/** How often each answer was given by those who went on to the results. */
@Injectable()
export class WizardUsage {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly limits: RateLimits,
  ) {}

  /** @throws RATE_LIMITED after thirty an hour from one network */
  async count(answers: WizardAnswers, address: string): Promise<void> {
    await this.limits.takeAt(COUNTED, address);
    const given = countedOf(answers);
    await this.dataSource.query(
      `INSERT INTO wizard_usage (day, question, answer, count)
       SELECT $1, question, answer, 1 FROM unnest($2::text[], $3::text[]) AS given (question, answer)
       ORDER BY question, answer
       ON CONFLICT (day, question, answer) DO UPDATE SET count = wizard_usage.count + 1`,
      [
        dayInIstanbul(this.clock.now()),
        given.map(([question]) => question),
        given.map(([, answer]) => answer),
      ],
    );
  }

  /** Most frequent first within each question, in the order of the questions. */
  async since(day: string): Promise<CountedAnswer[]> {
    return this.dataSource.query<CountedAnswer[]>(
      `SELECT question, answer, sum(count)::int AS count FROM wizard_usage WHERE day >= $1
       GROUP BY question, answer ORDER BY array_position($2::text[], question), 3 DESC, answer`,
      [day, [...WIZARD_QUESTIONS]],
    );
  }
}

function countedOf(answers: WizardAnswers): [question: WizardQuestion, answer: string][] {
  return WIZARD_QUESTIONS.filter((question) => isAsked(question, answers)).flatMap(
    (question): [WizardQuestion, string][] => {
      if (answers.indifferent?.includes(question)) return [[question, INDIFFERENT]];
      const answer = answers[question];
      if (answer === undefined || answer === null) return [];
      if (typeof answer === 'number') return [[question, GIVEN]];
      return (typeof answer === 'string' ? [answer] : answer).map((one) => [question, one]);
    },
  );
}
