import { contactAction } from './contact-action';

const shop = { whatsappNumber: '905555550142', phone: '0212 555 01 42' };
const priced = { priceOnRequest: false };

describe('the main way to contact the shop', () => {
  it('is a chat with the message typed already', () => {
    const action = contactAction(shop, priced, ['Merhaba', 'Vana & Küre']);
    expect(action).toMatchObject({ text: 'WhatsApp ile sipariş verin', target: '_blank' });
    expect(new URL(action!.href).searchParams.get('text')).toBe('Merhaba\nVana & Küre');
  });

  it('asks instead of ordering while there is no price', () => {
    expect(contactAction(shop, { priceOnRequest: true }, [])?.text).toBe('WhatsApp’tan bilgi alın');
  });

  it('is the telephone of a shop without WhatsApp', () => {
    const action = contactAction({ ...shop, whatsappNumber: null }, priced, []);
    expect(action).toMatchObject({ href: 'tel:+902125550142', text: 'Arayın: 0212 555 01 42' });
  });

  it('is none while the shop has published neither', () => {
    expect(contactAction({ whatsappNumber: null, phone: '' }, priced, [])).toBeUndefined();
  });
});
