import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Public } from '../../../kernel/actor/audience.js';
import { Picture, PictureLoaders } from '../../catalog/index.js';
import { OrderLine } from './order-line.type.js';

@Public()
@Resolver(() => OrderLine)
export class OrderLineResolver {
  constructor(private readonly pictures: PictureLoaders) {}

  @ResolveField(() => Picture, {
    nullable: true,
    description: "The product's first picture when it was ordered.",
  })
  picture(@Parent() { pictureIds }: OrderLine, @Context() operation: object): Promise<Picture | null> {
    const [first] = pictureIds;
    return first === undefined ? Promise.resolve(null) : this.pictures.of(operation).load(first);
  }
}
