import { type Client } from '@urql/core';
import { type ComponentType } from 'react';
import { type ShouldRevalidateFunction, useLoaderData } from 'react-router-dom';
import { type PicturePreload } from '../ui/media/picture-preload';

/** What a loader gets, on the server and in the browser alike. */
export interface ScreenRequest {
  readonly client: Client;
  readonly url: URL;
  readonly params: Readonly<Record<string, string | undefined>>;
  /** A form of this page that a browser without scripts sent in vain. */
  readonly refused?: RefusedForm | undefined;
}

/** What was typed into a form, and what is wrong with it. */
export interface RefusedForm {
  readonly values: Readonly<Record<string, string>>;
  readonly message: string;
  /** By the names of the input of GraphQL. */
  readonly errors: Readonly<Record<string, string>>;
}

/** What a screen knows of the shop when it writes its head. */
export interface SiteHead {
  readonly name: string;
  readonly description: string;
  /** Scheme and host under which the shop is public, without a slash at the end. */
  readonly origin: string;
}

/** A block of structured data; `@context` is added when it is written. */
export interface JsonLd {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** The head of one screen. Title and description also serve Open Graph. */
export interface PageMeta {
  /** The name of the shop is appended unless the title already holds it. */
  readonly title: string;
  readonly description: string;
  /** Most important first. */
  readonly keywords?: readonly string[];
  /** Path with only those parameters that make another page; left out where the address is a secret or the page unknown. */
  readonly canonicalPath?: string;
  readonly robots?: 'index, follow' | 'noindex, follow' | 'noindex, nofollow';
  readonly openGraphType?: 'website' | 'product' | 'article';
  /** Path or address of a picture. */
  readonly image?: string;
  readonly jsonLd?: readonly JsonLd[];
  /** What a visitor sees first: it is fetched before the page is laid out. */
  readonly pictures?: readonly PicturePreload[];
  /** Its address also names what there is not: as endless as that is, none of it is worth a place in the cache of pages. */
  readonly isUncached?: boolean;
  /** Origins of others that it shows in a frame, on a click that names them; no other page may. */
  readonly frameSources?: readonly string[];
}

export interface MetaRequest<Data> {
  readonly data: Data;
  readonly url: URL;
  readonly params: ScreenRequest['params'];
  readonly site: SiteHead;
}

/** What the module of a screen exports. */
export interface ScreenModule<Data> {
  readonly Component: ComponentType;
  readonly loader?: (request: ScreenRequest) => Promise<Data>;
  readonly meta?: (request: MetaRequest<Data>) => PageMeta;
  /** Whether the loader runs again when the address of the shown page changes; it does when left out. */
  readonly shouldRevalidate?: ShouldRevalidateFunction;
  /** Shows what belongs to one person or stands at a secret address: its page is kept nowhere and never indexed. */
  readonly isPersonal?: true;
  /** Its policy allows more than that of other pages, and a policy is that of the document: links to it load one. */
  readonly needsOwnDocument?: true;
}

/** The data of the screen's own loader: `useScreenData<typeof loader>()`. */
export function useScreenData<Loader extends (request: ScreenRequest) => Promise<unknown>>() {
  return useLoaderData<unknown>() as Awaited<ReturnType<Loader>>;
}
