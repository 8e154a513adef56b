import { Heading, SimpleGrid, Stack } from '@chakra-ui/react';
import { useId } from 'react';
import { FieldRows } from '../../../../ui/fields/field-rows';
import { TextField } from '../../../../ui/fields/text-field';
import { blankLine } from '../product.values';
import { FormPartCard } from './form-part-card';
import { Suggestions } from './suggestions';

interface ListsPartProps {
  certifications: readonly string[];
  tags: readonly string[];
}

/** Features, applications, certifications and tags: a line each, blank ones are left out. */
export function ListsPart({ certifications, tags }: ListsPartProps) {
  return (
    <FormPartCard id="ozellikler" note="Boş satırlar kaydedilmez">
      <SimpleGrid columns={{ base: 1, lg: 2 }} columnGap="6" rowGap="5" alignItems="start">
        <Lines name="features" title="Özellikler" one="Özellik" />
        <Lines name="applications" title="Uygulama alanları" one="Uygulama alanı" />
        <Lines name="certifications" title="Sertifikalar" one="Sertifika" suggested={certifications} />
        <Lines name="tags" title="Etiketler" one="Etiket" suggested={tags} />
      </SimpleGrid>
    </FormPartCard>
  );
}

interface LinesProps {
  name: string;
  title: string;
  /** One of them. */
  one: string;
  suggested?: readonly string[];
}

function Lines({ name, title, one, suggested = [] }: LinesProps) {
  const list = useId();
  return (
    <Stack gap="2">
      <Heading as="h4" fontSize="body" fontWeight="medium">
        {title}
      </Heading>
      <Suggestions id={list} texts={suggested} />
      <FieldRows
        name={name}
        label={title}
        rowLabel={(place) => `${one} ${String(place)}`}
        addLabel="Ekle"
        newRow={blankLine}
        least={1}
        most={100}
      >
        {(path, index) => (
          <TextField
            name={`${path}.text`}
            label={`${one} ${String(index + 1)}`}
            hasHiddenLabel
            placeholder={one}
            list={suggested.length > 0 ? list : undefined}
            autoComplete="off"
          />
        )}
      </FieldRows>
    </Stack>
  );
}
