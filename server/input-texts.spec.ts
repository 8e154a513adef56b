import { TypeMetadataStorage } from '@nestjs/graphql/dist/schema-builder/storages/type-metadata.storage.js';
import { LazyMetadataStorage } from '@nestjs/graphql/dist/schema-builder/storages/lazy-metadata.storage.js';
import { getMetadataStorage } from 'class-validator';
import './app.module.js';

/** Rules that decide which characters a text may have. */
const CHARACTER_RULES = [
  'isOneLine',
  'isPlainLines',
  'isEmail',
  'isPhone',
  'isPostalCode',
  'isTaxNumber',
  'matches',
];

/** Texts that are compared or hashed, and shown to nobody but their sender. */
const NEVER_SHOWN = [
  'AcceptOrderDocumentsInput.token',
  'AcceptedDocumentInput.slug',
  'AddOrderInput.idempotencyKey',
  'AdminLoginInput.code',
  'AdminLoginInput.login',
  'AdminLoginInput.password',
  'AdminMessageFilter.text',
  'AdminOrderFilter.text',
  'AdminOrderSuggestionsArgs.text',
  'AdminQuoteFilter.text',
  'AdminUserFilter.text',
  'AnswerContactMessageInput.token',
  'AuditRecordFilter.text',
  'BeginSecondFactorInput.code',
  'BeginSecondFactorInput.password',
  'CancelOwnOrderArgs.token',
  'ChangeEmailInput.password',
  'ChangePasswordInput.newPassword',
  'ChangeStaffPasswordInput.code',
  'ChangeStaffPasswordInput.newPassword',
  'ChangesArgs.categories',
  'CompleteSingleSignOnInput.code',
  'ConfirmSecondFactorInput.code',
  'CreateApiKeyInput.code',
  'CreateApiKeyInput.password',
  'CreateWebhookInput.categories',
  'CreateWebhookInput.code',
  'CreateWebhookInput.password',
  'LoginInput.email',
  'LoginInput.password',
  'NamedOrderInput.token',
  'OfOneQuote.token',
  'OrderFilter.text',
  'ProductFilter.brands',
  'ProductFilter.categories',
  'ProductFilter.text',
  'ProvenInput.code',
  'ProvenInput.password',
  'QuoteAcceptanceInput.token',
  'RegisterInput.email',
  'RegisterInput.password',
  'RegisterInput.passwordConfirmation',
  'RenewQuoteInput.idempotencyKey',
  'RenewRecoveryCodesInput.code',
  'RenewWebhookSecretInput.code',
  'RenewWebhookSecretInput.password',
  'ReplacedPassword.currentPassword',
  'ReplyToQuoteInput.idempotencyKey',
  'RequestQuoteInput.idempotencyKey',
  'ResetPasswordInput.password',
  'ResetPasswordInput.passwordConfirmation',
  'ResetPasswordInput.token',
  'SecondFactorProofInput.code',
  'SecondFactorProofInput.password',
  'SendQuoteMessageInput.idempotencyKey',
  'StartMessageInput.idempotencyKey',
  'StartQuoteInput.idempotencyKey',
  'UpdateSecondFactorPolicyInput.code',
  'UpdateSecondFactorPolicyInput.password',
];

/** `Input.field` of every text that GraphQL accepts as part of an input. */
function textFields(): { field: string; rules: string[] }[] {
  LazyMetadataStorage.load();
  TypeMetadataStorage.compile();
  const inputs = [
    ...TypeMetadataStorage.getInputTypesMetadata(),
    ...TypeMetadataStorage.getArgumentsMetadata(),
  ];
  return inputs
    .filter(isOfShop)
    .flatMap(({ target, properties = [] }) =>
      properties
        .filter(({ typeFn }) => typeFn() === String)
        .map(({ name }) => ({ field: `${target.name}.${name}`, rules: rulesOf(target, name) })),
    );
}

/** Other specs of the process may have declared inputs of their own; what an input picks from another one is judged there. */
const isOfShop = ({ target: { name } }: { target: { name: string } }) =>
  !name.startsWith('Spec') && !/(Pick|Omit)ObjectType$/.test(name);

const rulesOf = (target: object, property: string) =>
  getMetadataStorage()
    .getTargetValidationMetadatas(target as () => void, '', true, false)
    .filter(({ propertyName }) => propertyName === property)
    .map(({ name, type }) => name ?? type);

it('says of every text of an input which characters it may have', () => {
  const fields = textFields();
  expect(fields.length).toBeGreaterThan(20);
  const free = fields.filter(({ rules }) => !rules.some((rule) => CHARACTER_RULES.includes(rule)));
  expect([...new Set(free.map(({ field }) => field))].sort()).toEqual(NEVER_SHOWN);
});
