/** The input of each operation with which staff handle an order. */
const INPUTS: Readonly<Record<string, string>> = {
  addOrderNote: 'AddOrderNoteInput',
  cancelOrder: 'AnnouncedOrderDecisionInput',
  changeOrderStatus: 'ChangeOrderStatusInput',
  correctOrderReferences: 'CorrectOrderReferencesInput',
  correctOrderShipment: 'CorrectOrderShipmentInput',
  markOrderPaid: 'MarkOrderPaidInput',
  receiveReturn: 'ReceiveReturnInput',
  refuseWithdrawal: 'RefuseWithdrawalInput',
  issueRefund: 'IssueRefundInput',
  revertRefund: 'RevertRefundInput',
  rejectOrderPaymentNotice: 'RejectOrderPaymentNoticeInput',
  reactivateOrder: 'AnnouncedOrderDecisionInput',
  revertOrderPayment: 'RevertOrderPaymentInput',
  withdrawOrderNote: 'WithdrawOrderNoteInput',
};

/** The mutation that makes a decision about an order, whose answer is read as `result`. */
export const decisionMutation = (operation: string, fields: string) =>
  `mutation ($input: ${INPUTS[operation] ?? ''}!) { result: ${operation}(input: $input) { ${fields} } }`;
