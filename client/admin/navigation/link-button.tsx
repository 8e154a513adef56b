import { Button, type ButtonProps, IconButton, type IconButtonProps } from '@chakra-ui/react';

// Chakra gives every button the `type` of a button; on a link it would be the type of what it leads to.

/** A link, given as the child, that looks like a button. */
export const LinkButton = (props: ButtonProps) => <Button asChild type={undefined} {...props} />;

/** A link, given as the child, that looks like a button with an icon alone. */
export const LinkIconButton = (props: IconButtonProps) => <IconButton asChild type={undefined} {...props} />;
