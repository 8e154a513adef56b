import { Box, Flex, Link, Text } from '@chakra-ui/react';
import { Outlet, useLoaderData } from 'react-router-dom';
import { paths } from '../../paths';
import { CONTENT_ID } from '../../ui/navigation/content-id';
import { type CurrentStaff } from '../sign-in/current-staff';

/** What stands around every screen of the panel. */
export function Frame() {
  const staff = useLoaderData<CurrentStaff>();
  return (
    <>
      <Flex
        as="header"
        align="center"
        justify="space-between"
        wrap="wrap"
        gap="3"
        px={{ base: '4', md: '6', xl: '10' }}
        py="3"
        bg="bg.inverse"
        color="fg.inverse"
      >
        <Text fontWeight="semibold">Yönetim paneli</Text>
        <Flex align="center" gap="4" wrap="wrap">
          <Text color="fg.inverseMuted">{staff.name}</Text>
          <Link href={paths.home()} color="fg.inverse">
            Mağaza
          </Link>
        </Flex>
      </Flex>
      <Box as="main" id={CONTENT_ID} tabIndex={-1} px={{ base: '4', md: '6', xl: '10' }} py="6">
        <Outlet />
      </Box>
    </>
  );
}
