import { createToaster } from '@chakra-ui/react';

/** Announces what was done away from any field: `toaster.success({ title, action: { label, onClick } })`. */
export const toaster = createToaster({ placement: 'bottom-end', pauseOnPageIdle: true, max: 3 });
