import { ExternalLink, MapPin } from 'lucide-react';
import { type SyntheticEvent, useState, useSyncExternalStore } from 'react';
import controls from '../../design/controls.module.css';
import text from '../../design/text.module.css';
import { paths } from '../../paths';
import { Button } from '../../ui/controls/button';
import { ButtonLink } from '../../ui/controls/button-link';
import { CopyButton } from '../../ui/controls/copy-button';
import { Icon } from '../../ui/controls/icon';
import { useHydrated } from '../../ui/controls/use-hydrated';
import { forgetMapConsent, followMapConsent, hasMapConsent, rememberMapConsent } from './map-consent';
import styles from './contact-map.module.css';

/** What the page may show in a frame. */
export const MAP_ORIGIN = 'https://www.google.com';

const REMEMBER = 'hatirla';

interface ContactMapProps {
  address: string;
  title: string;
  note: string | undefined;
}

/** The address; the map of a third party is loaded after a click that names it, each time unless the visitor says otherwise. */
export function ContactMap({ address, title, note }: ContactMapProps) {
  const isHydrated = useHydrated();
  const isRemembered = useSyncExternalStore(followMapConsent, hasMapConsent, () => false);
  const [isOpen, setIsOpen] = useState(false);
  const load = ({ currentTarget }: SyntheticEvent<HTMLFormElement>) => {
    if (new FormData(currentTarget).has(REMEMBER)) rememberMapConsent();
    setIsOpen(true);
  };
  const close = () => {
    forgetMapConsent();
    setIsOpen(false);
  };
  const place = encodeURIComponent(address);
  return (
    <section className={styles.where} aria-labelledby="yer">
      <div className={styles.address}>
        <h2 id="yer" className={text.h3}>
          {title}
        </h2>
        <address>{address}</address>
        {note && <p className={text.muted}>{note}</p>}
        <div className={styles.actions}>
          <ButtonLink
            href={`${MAP_ORIGIN}/maps/search/?api=1&query=${place}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Icon of={ExternalLink} />
            Haritada aç
          </ButtonLink>
          <CopyButton value={address} what="Adres" label="Adresi kopyala" />
        </div>
      </div>
      {isOpen || isRemembered ? (
        <div className={styles.shown}>
          <iframe
            className={styles.map}
            title="Google Haritalar: mağazanın yeri"
            src={`${MAP_ORIGIN}/maps?q=${place}&output=embed`}
            referrerPolicy="no-referrer"
            loading="lazy"
          />
          <p>
            {isRemembered && 'Harita bu tarayıcıda kendiliğinden açılır. '}
            <Button onClick={close}>Haritayı kapat</Button>
          </p>
        </div>
      ) : (
        <div className={styles.asking}>
          <Icon of={MapPin} size={24} />
          <p>
            <b>Harita Google’dan yüklenir.</b> Haritayı açarsanız IP adresiniz ve tarayıcı bilginiz Google
            Ireland Ltd.’ye gider, Google çerez koyabilir. Tıklamazsanız bağlantı kurulmaz.
          </p>
          {isHydrated && (
            <form
              onSubmit={(event) => {
                event.preventDefault();
                load(event);
              }}
            >
              <label>
                <input type="checkbox" className={controls.check} name={REMEMBER} /> Bu tarayıcıda hep aç
              </label>
              <Button type="submit">Google Haritalar’ı yükle</Button>
            </form>
          )}
          <a className={text.link} href={paths.staticPage('cerez-politikasi')}>
            Çerez politikası
          </a>
        </div>
      )}
    </section>
  );
}
