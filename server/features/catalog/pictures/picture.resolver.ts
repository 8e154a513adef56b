import { Args, Int, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Public } from '../../../kernel/actor/audience.js';
import { pictureUrl } from '../../../kernel/files/picture-address.js';
import { Picture } from './picture.type.js';

const WIDTH = { type: () => Int, defaultValue: 480, description: 'Pixels: 160, 480 or 960.' };

@Public()
@Resolver(() => Picture)
export class PictureResolver {
  @ResolveField(() => String, {
    description: 'Address of the WebP closest to the requested width, in CSS pixels (160, 480 or 960).',
  })
  url(@Parent() picture: Picture, @Args('width', WIDTH) width: number): string {
    return pictureUrl(picture.id, width);
  }

  @ResolveField(() => String, {
    nullable: true,
    description: 'The same picture for a dark ground, where one was drawn.',
  })
  darkUrl(@Parent() picture: Picture, @Args('width', WIDTH) width: number): string | null {
    return picture.darkId === null ? null : pictureUrl(picture.darkId, width);
  }

  @ResolveField(() => String, {
    description: 'What it shows, for those who do not see it; empty where nobody wrote it.',
  })
  alt(@Parent() picture: Picture): string {
    return picture.alt ?? '';
  }
}
