-- Apple has accepted no push to the device since it came from a file, or was put back after its token had been refused:
-- what names it goes over the connection for doubtful tokens (decision 0060). The release before knows of none.
ALTER TABLE devices ADD COLUMN unproven boolean NOT NULL DEFAULT false;
