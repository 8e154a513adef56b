import type { FastifyInstance } from 'fastify';

/** What the server asks of the built entry of the client; the client declares the same shape on its side. */
export interface PageRequest {
  url: URL;
  execute: (body: { query: string; variables?: object }) => Promise<unknown>;
  assets: EntryAssets;
  /** Scheme and host under which the shop is public. */
  origin: string;
  /** A form that a browser without scripts sent to this page in vain. */
  refused?: RefusedForm;
  /** Under which an error is logged. */
  reference?: string;
  /** Renders the page that says so, without asking for anything. */
  failed?: boolean;
}

/** What was typed, by the names of the fields, and what is wrong with it, by those of the input. */
export interface RefusedForm {
  values: Readonly<Record<string, string>>;
  message: string;
  errors: Readonly<Record<string, string>>;
}

export interface EntryAssets {
  scripts: string[];
  styles: string[];
  modulePreloads: string[];
}

export interface RenderedPage {
  status: number;
  html: string;
  headers: Readonly<Record<string, string>>;
  /** Exact bodies of inline scripts and styles, for the Content Security Policy. */
  inlineScripts: readonly string[];
  inlineStyles?: readonly string[];
  /** Origins of others that the page may show in a frame, on a click that names them. */
  frameSources?: readonly string[];
  cacheable: boolean;
}

export interface StorefrontEntry {
  renderPage: (request: PageRequest) => Promise<RenderedPage>;
  /** The empty page that the panel fills in the browser. */
  renderAdminShell: (assets: EntryAssets) => RenderedPage;
  /** Whether the storefront has no screen there; the path as a URL has it. */
  isUnknownPath: (path: string) => boolean;
  /** The parameters that make another page of a path, in their one spelling; canonical ones stay as they are. */
  canonicalParameters: (path: string, given: URLSearchParams) => URLSearchParams;
}

/** The client's half as the server sees it: loaded by path, never imported. */
export abstract class Storefront {
  /** False in development, where the code may change from one request to the next. */
  abstract readonly cachesPages: boolean;
  abstract readonly assets: EntryAssets;
  abstract readonly adminAssets: EntryAssets;
  /** Gets ready; development also puts its middleware before the routes. */
  abstract open(server: FastifyInstance): Promise<void>;
  abstract close(): Promise<void>;
  abstract entry(): Promise<StorefrontEntry>;
  /** Last touches to the HTML, and to its policy. */
  abstract finish(
    url: URL,
    page: RenderedPage,
  ): Promise<{ html: string; inlineScripts: readonly string[] | 'any' }>;
}
