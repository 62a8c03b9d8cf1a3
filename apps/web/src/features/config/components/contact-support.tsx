import { AnchorButton } from '#components/button.tsx';
import { usePublicConfig } from '../api/get-public-config.ts';

/** The button that opens a mail to support; it keeps its place while the address is on its way. */
export function ContactSupport() {
  const config = usePublicConfig();
  if (!config.data) return <div className="h-13" />;
  return (
    <AnchorButton size="large" href={`mailto:${config.data.supportEmail}`}>
      Contact Support
    </AnchorButton>
  );
}
