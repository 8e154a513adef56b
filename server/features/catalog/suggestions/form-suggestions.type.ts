import { Field, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: 'A line of data sheets that is in use.' })
export class SpecSuggestion {
  @Field(() => String, { description: 'Name of the spec: Kapasite.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'Its usual unit: kW.' })
  unit: string | null;

  @Field(() => String, { nullable: true, description: 'Its usual group.' })
  group: string | null;
}

@ObjectType({
  description:
    'What products already have, for a form to suggest: read from the last 300 products of the category, of the catalog where it has none. The most frequent comes first.',
})
export class FormSuggestions {
  @Field(() => [SpecSuggestion], { description: 'At most 200.' })
  specs: SpecSuggestion[];

  @Field(() => [String], { description: 'All brands in Turkish order, at most 1,000.' })
  brands: string[];

  @Field(() => [String], { description: 'What is counted: adet, metre.' })
  units: string[];

  @Field(() => [String], { description: 'Names of groups of choices: Malzeme.' })
  attributes: string[];

  @Field(() => [String], { description: 'CE, ISO 9001 and the like, at most 50.' })
  certifications: string[];

  @Field(() => [String], { description: 'Tags, at most 50.' })
  tags: string[];
}
