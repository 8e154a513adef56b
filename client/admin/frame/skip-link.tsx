import { Link } from '@chakra-ui/react';
import { CONTENT_ID } from '../../ui/navigation/content-id';

/** The first stop of Tab: past the sidebar to the screen. */
export function SkipLink() {
  return (
    <Link
      href={`#${CONTENT_ID}`}
      position="fixed"
      top="2"
      insetInlineStart="2"
      zIndex="skip"
      paddingInline="4"
      paddingBlock="2"
      borderRadius="l2"
      bg="bg.surface"
      boxShadow="float"
      transform="translateY(-200%)"
      _focusVisible={{ transform: 'none' }}
      onClick={(event) => {
        // The address stays that of the screen.
        event.preventDefault();
        document.getElementById(CONTENT_ID)?.focus();
      }}
    >
      İçeriğe geç
    </Link>
  );
}
